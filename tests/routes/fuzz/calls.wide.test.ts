import { openedSchool } from "../school.ts";
import { askCalls } from "./odd-calls.ts";
import { askAnything } from "./odd-requests.ts";
import { rest } from "./odd-values.ts";

const school = openedSchool();
askCalls(school, rest);
askAnything(school, 600);
