import { askCalls } from "./odd-calls.ts";
import { share } from "./odd-values.ts";

askCalls(share);
