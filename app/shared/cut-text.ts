/** Cuts a text to a number of characters, with an ellipsis if something is missing. */
export function cutText(text: string, length: number): string {
	const letters = [...text];
	return letters.length <= length ? text : `${letters.slice(0, length).join("").trimEnd()}…`;
}
