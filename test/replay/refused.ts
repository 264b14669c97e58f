/**
 * The recorded exchanges that do not go through the gateway as they were recorded, each with its reason.
 *
 * The list is exact: the round trip fails when an entry is no longer needed, says something else, or is missing.
 */
import type { ErrorKind } from "../../src/errors.ts";

/** Nothing a tool call can say; `what` is the word of `toToolCall` for it. */
interface Inexpressible {
  says: "not expressible";
  what: string;
}

/** The call is refused before anything is sent; `naming` stands in the message. */
interface Refused {
  says: ErrorKind;
  naming: string;
}

/** The call is sent, but not with these bytes; `instead` is the difference. */
interface SentOtherwise {
  says: "sent otherwise";
  instead: string;
}

export type RefusedExchange = { why: string } & (Inexpressible | Refused | SentOtherwise);

/** Chapter and number (`shortId`) -> what becomes of it, the same in the recordings of both servers. */
export const REFUSED_EXCHANGES: Record<string, RefusedExchange> = {
  // Credentials and identities of the caller's own making (DESIGN section 6).
  "01-030": { says: "invalid_arguments", naming: "token", why: "a credential in the query" },
  "01-031": { says: "invalid_arguments", naming: "sudo", why: "another identity in the query" },
  "01-032": { says: "invalid_arguments", naming: "sudo", why: "another identity in the query" },
  "01-033": { says: "not expressible", what: "header sudo", why: "only the operator chooses whom the gateway is" },
  "01-034": { says: "not expressible", what: "header sudo", why: "only the operator chooses whom the gateway is" },

  // Routes and methods that no operation has.
  "01-006": { says: "not expressible", what: "no operation of this route", why: "nodeinfo is no part of the API" },
  "02-029": { says: "not expressible", what: "no operation of this method", why: "a tool has one method" },
  "02-030": { says: "not expressible", what: "no operation of this route", why: "there is none in Gitea either" },
  "02-031": { says: "not expressible", what: "outside the API", why: "a page of the web interface" },
  "02-032": { says: "not expressible", what: "outside the API", why: "a page of the web interface" },
  "02-033": { says: "not expressible", what: "method HEAD", why: "a tool has one method" },
  "10-065": { says: "not expressible", what: "no operation of this route", why: "a signed address needs no tool" },
  "10-066": { says: "not expressible", what: "no operation of this route", why: "a signed address needs no tool" },
  "10-150": { says: "not expressible", what: "no operation of this route", why: "Gitea cannot list a user's secrets" },
  "12-070": { says: "not expressible", what: "no operation of this route", why: "ActivityPub speaks to servers" },
  "12-071": { says: "not expressible", what: "no operation of this route", why: "ActivityPub speaks to servers" },

  // Spellings of a path that the gateway never writes (facts 1).
  "02-023": { says: "sent otherwise", instead: "path /api/v1/repos/alice/demo", why: "no trailing slash is written" },
  "02-024": { says: "sent otherwise", instead: "path /api/v1/repos/alice/demo", why: "no slash is doubled" },
  "02-025": { says: "invalid_arguments", naming: "branch", why: "a dot segment may end at another route" },
  "02-026": { says: "invalid_arguments", naming: "branch", why: "an encoded dot segment is one too" },
  "02-027": { says: "invalid_arguments", naming: "branch", why: "an encoded dot segment is one too" },
  "02-028": { says: "not expressible", what: "no operation of this route", why: "the route itself is never encoded" },
  "03-023": { says: "invalid_arguments", naming: "filepath", why: "dot segments inside a file path" },
  "03-046": {
    says: "sent otherwise",
    instead: "path /api/v1/repos/alice/demo/contents",
    why: "no trailing slash is written",
  },
  "03-059": { says: "invalid_arguments", naming: "filepath", why: "a dot segment; `/` names the root as well" },
  "03-100": { says: "not expressible", what: "no operation of this route", why: "a raw slash in a single segment" },
  "03-109": { says: "not expressible", what: "no operation of this route", why: "a raw slash in a single segment" },
  "03-132": { says: "not expressible", what: "no operation of this route", why: "a raw slash in a single segment" },
  "10-162": { says: "not expressible", what: "no operation of this route", why: "a raw slash in a single segment" },

  // Bodies that Gitea cannot read, or reads as something else.
  "02-006": { says: "not expressible", what: "malformed JSON", why: "the gateway writes the JSON" },
  "02-007": { says: "not expressible", what: "body without content type", why: "Gitea ignores such a body" },
  "02-008": {
    says: "not expressible",
    what: "text/plain where application/json is due",
    why: "Gitea refuses the type",
  },
  "02-054": { says: "sent otherwise", instead: "body {} where none was recorded", why: "Gitea wants one (facts 8)" },
  "03-105": {
    says: "not expressible",
    what: "application/octet-stream where multipart/form-data is due",
    why: "uploads go out as a form, which every upload route takes",
  },
  "03-106": {
    says: "not expressible",
    what: "application/octet-stream where multipart/form-data is due",
    why: "uploads go out as a form, which every upload route takes",
  },
  "04-123": { says: "invalid_arguments", naming: "attachment", why: "an upload without a file is a 500 in Gitea" },
  "08-168": { says: "sent otherwise", instead: "body {} where none was recorded", why: "Gitea wants one (facts 8)" },
  "11-057": { says: "invalid_arguments", naming: "body", why: "a required body is left out" },

  // A required field or parameter is left out.
  "02-005": { says: "invalid_arguments", naming: "name", why: "required" },
  "03-066": { says: "invalid_arguments", naming: "sha", why: "required" },
  "04-069": { says: "invalid_arguments", naming: "title", why: "required" },
  "05-020": { says: "invalid_arguments", naming: "do", why: "required" },
  "08-037": { says: "invalid_arguments", naming: "body", why: "required query parameter" },
  "08-196": { says: "invalid_arguments", naming: "title", why: "required" },
  "10-032": { says: "invalid_arguments", naming: "disabled", why: "required" },
  "10-037": { says: "invalid_arguments", naming: "disabled", why: "required" },
  "10-042": { says: "invalid_arguments", naming: "disabled", why: "required" },
  "10-047": { says: "invalid_arguments", naming: "disabled", why: "required" },
  "10-085": { says: "invalid_arguments", naming: "ref", why: "required" },
  "11-154": { says: "invalid_arguments", naming: "title", why: "required" },
  "11-174": { says: "invalid_arguments", naming: "title", why: "required" },
  "12-025": { says: "invalid_arguments", naming: "source_id", why: "required" },

  // Values of the wrong type.
  "02-040": { says: "invalid_arguments", naming: "page", why: "Gitea reads garbage as page 1" },
  "04-070": { says: "invalid_arguments", naming: "labels", why: "label ids are due" },
  "04-080": { says: "invalid_arguments", naming: "since", why: "the plus of a zone, sent raw, arrives as a space" },
  "04-081": { says: "invalid_arguments", naming: "since", why: "no time" },
  "04-085": { says: "invalid_arguments", naming: "index", why: "no number" },
  "04-094": { says: "invalid_arguments", naming: "labels", why: "ids and names mixed (case 9)" },
  "05-026": { says: "invalid_arguments", naming: "labels", why: "label ids are due; a name is a 500 in Gitea" },
  "09-105": { says: "invalid_arguments", naming: "due_date", why: "null sets the year 1970 (facts 9)" },

  // Words outside a closed list.
  "03-130": { says: "invalid_arguments", naming: "state", why: "Gitea stores any word as a status without a meaning" },
  "08-017": { says: "invalid_arguments", naming: "permission", why: "a 500 in Gitea" },
  "08-118": { says: "invalid_arguments", naming: "type", why: "no such type of webhook" },
  "10-154": { says: "invalid_arguments", naming: "type", why: "Gitea answers an empty list" },
  "11-087": { says: "invalid_arguments", naming: "status-types", why: "Gitea drops the filter and marks all the same" },
  "11-079": { says: "invalid_arguments", naming: "subject-type", why: "the spec's word is `issue`" },

  // Addresses that Gitea must not be made to open.
  "06-025": { says: "outbound_refused", naming: "clone_addr", why: "ssh would use the server's own keys" },
  "08-161": { says: "outbound_refused", naming: "clone_addr", why: "a path on the server's disk" },
};
