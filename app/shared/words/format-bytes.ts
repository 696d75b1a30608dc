import { numberFormat } from "./intl";

const BYTE_UNITS = ["byte", "kilobyte", "megabyte"] as const;

export function formatBytes(bytes: number, language: string): string {
	const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
	const unit = BYTE_UNITS[step as 0 | 1 | 2];
	const format = numberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
	return format.format(bytes / 1024 ** step);
}
