import { rest } from "../fuzz/odd-values.ts";
import { expectOneCapabilityAlone, expectSecondFactor } from "./admins.ts";
import { expectAnswers, expectData, openAccessTable } from "./open-access-table.ts";

const table = openAccessTable();
expectData(table, rest);
expectAnswers(table, true);
expectOneCapabilityAlone(table, rest);
expectSecondFactor(table, rest);
