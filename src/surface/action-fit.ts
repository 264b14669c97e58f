/** How well what a tool does fits what is asked, from -1 (the opposite) to 1. */
import type { ActionShares } from "./intent.ts";
import { ACTIONS, type Action } from "./words.ts";

/** asked -> done -> fit; the diagonal is 1. See WEIGHTS of query.ts. */
const FITS: Record<Action, Partial<Record<Action, number>>> = {
  list: { get: 0.34, check: 0.3, create: -0.3, edit: -0.3, delete: -0.3, run: -0.4 },
  get: { list: 0.5, check: 0.4, create: -0.3, edit: -0.3, delete: -0.3, run: -0.4 },
  check: { list: 0.3, get: 1.2, create: -0.3, edit: -0.3, delete: -0.3, run: -0.4 },
  create: { list: -0.5, get: -0.5, check: -0.5, edit: 0.2, delete: -0.9, run: 0.3 },
  edit: { list: -0.5, get: -0.5, check: -0.5, create: 0.3, delete: -0.2, run: 0.4 },
  delete: { list: -0.5, get: -0.5, check: -0.5, create: -0.9, edit: 0.2, run: 0.13 },
  run: { list: -0.4, get: -0.4, check: -0.4, create: 0.3, edit: 0.35, delete: 0.13 },
};

export function actionFit(asked: ActionShares, done: ActionShares): number {
  let fit = 0;
  for (const wish of ACTIONS) {
    if (asked[wish] === 0) continue;
    for (const deed of ACTIONS) fit += asked[wish] * done[deed] * (wish === deed ? 1 : (FITS[wish][deed] ?? 0));
  }
  return fit;
}
