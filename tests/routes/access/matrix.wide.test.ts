import { rest } from "../fuzz/odd-values.ts";
import { expectOneAlone, expectSecondFactor } from "./admins.ts";
import { askedTable, expectAnswers, expectData } from "./asked-table.ts";

const table = askedTable();
expectData(table, rest);
expectAnswers(table, true);
expectOneAlone(table, rest);
expectSecondFactor(table, rest);
