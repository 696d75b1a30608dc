/** Text for elements and quoted attributes of XML, without the characters that XML 1.0 cannot hold. */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(NOT_IN_XML, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
