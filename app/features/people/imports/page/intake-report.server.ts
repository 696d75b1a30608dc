import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { IntakeKind } from "../kinds";
import type { ReportedLine } from "./intake-data.server";

export function intakeReport(
	kind: IntakeKind,
	lines: readonly ReportedLine[],
	t: TFunction<"intake">,
): Promise<Response> {
	const tell = (line: ReportedLine) => (line.outcome ? t(`outcomes.${kind}.${line.outcome}`) : t("outcomes.waiting"));
	return csvResponse<ReportedLine, number>({
		name: `import-${kind}`,
		columns: [
			[t("report.line"), ({ number }) => number],
			[t("fields.email"), ({ who }) => who],
			[t("report.result"), tell],
			[t("report.why"), ({ why, value }) => (why ? t(`why.${why}`, { value }) : null)],
		],
		read: async (after) => {
			const from = after === null ? 0 : lines.findIndex(({ number }) => number === after) + 1;
			return lines.slice(from, from + EXPORT_BATCH_ROWS);
		},
		keyOf: ({ number }) => number,
	});
}
