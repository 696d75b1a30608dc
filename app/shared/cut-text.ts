export function cutText(text: string, length: number): string {
	const letters = [...text];
	return letters.length <= length ? text : `${letters.slice(0, length).join("").trimEnd()}…`;
}
