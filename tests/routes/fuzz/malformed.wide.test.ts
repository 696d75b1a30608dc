import { openedSchool } from "../school.ts";
import { askAnything } from "./odd-requests.ts";

askAnything(openedSchool(), 600);
