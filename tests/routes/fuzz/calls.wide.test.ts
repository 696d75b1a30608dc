import { askCalls } from "./odd-calls.ts";
import { rest } from "./odd-values.ts";

askCalls(rest);
