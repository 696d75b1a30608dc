import { rest } from "../fuzz/odd-values.ts";
import { expectOneAlone, expectSecondFactor } from "./admins.ts";
import { expectAnswers, expectData, openAccessTable } from "./open-access-table.ts";

const table = openAccessTable();
expectData(table, rest);
expectAnswers(table, true);
expectOneAlone(table, rest);
expectSecondFactor(table, rest);
