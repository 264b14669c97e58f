/** `make bench`: ratios measured side by side in one run; absolute times of a busy machine mean little. */
import { benchCall } from "./call.ts";
import { benchCost } from "./cost.ts";
import { benchGuard } from "./guard.ts";
import { benchSearch } from "./search.ts";

benchSearch();
await benchGuard();
await benchCall();
await benchCost();
