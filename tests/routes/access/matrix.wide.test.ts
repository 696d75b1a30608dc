import { rest } from "../fuzz/odd-values.ts";
import { expectOneAlone, expectSecondFactor } from "./admins.ts";
import { askedTable, expectData } from "./asked-table.ts";

const table = askedTable();
expectData(table, rest);
expectOneAlone(table, rest);
expectSecondFactor(table, rest);
