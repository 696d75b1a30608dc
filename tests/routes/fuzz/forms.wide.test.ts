import { askForms } from "./odd-forms.ts";
import { rest } from "./odd-values.ts";

askForms(rest);
