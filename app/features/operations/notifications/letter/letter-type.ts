/** Faces of the system, since a mail loads none. */
export const SANS_FONTS =
	"-apple-system,'Segoe UI',Roboto,'Helvetica Neue','PingFang SC','Microsoft YaHei',Arial,sans-serif";
export const SERIF_FONTS = "Georgia,'Times New Roman','Songti SC',SimSun,serif";
export const TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
