export function browserCookies(header: string, url: string): { name: string; value: string; url: string }[] {
	return header.split("; ").map((pair) => {
		const [name = "", ...value] = pair.split("=");
		return { name, value: value.join("="), url };
	});
}
