/** First name and initial: how members are named where everybody reads. One that is a single word stays as it is. */
export function publicName(name: string): string {
	const words = name.trim().split(/\s+/);
	const [first = "", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
	const initial = last && [...last][0];
	return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}
