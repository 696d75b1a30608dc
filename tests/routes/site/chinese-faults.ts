const HAN = "\\p{Script=Han}";
const FULL = "，。：；！？（）、";
const FAULTS = {
	"half-width mark after a Chinese sign": new RegExp(`[${HAN}”》）%]\\s*[,;:!?](?!\\S*[=/])`, "u"),
	"half-width mark before a Chinese sign": new RegExp(`[,;:!?]\\s*${HAN}`, "u"),
	"half-width bracket at a Chinese sign": new RegExp(`${HAN}\\s*\\(|\\)\\s*${HAN}`, "u"),
	"half-width full stop between sentences": new RegExp(`${HAN}\\.(?:\\s|$)`, "u"),
	"space after a full-width mark": new RegExp(`[${FULL}][^\\S\\n]+[^\\s·]`, "u"),
	"space before a full-width mark": new RegExp(`\\S\\s+[${FULL}]`, "u"),
	"no space between a number and 分钟": /\d分钟/u,
};

/** Violations of Chinese typography. */
export const faultsOf = (lines: string[]) =>
	lines.flatMap((line) =>
		Object.entries(FAULTS).flatMap(([name, fault]) => {
			const found = fault.exec(line);
			return found ? [`${name}: ${line.slice(Math.max(0, found.index - 20), found.index + 30)}`] : [];
		}),
	);
