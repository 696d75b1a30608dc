import { Link } from "../link";

type Props = {
	/** A translated sentence in which `<name>words</name>` stands for a link. */
	text: string;
	/** Where each name leads. A name that is not here stays plain words. */
	links: Readonly<Record<string, string>>;
};

/** A sentence with links inside it, whose place in the sentence each language chooses for itself. */
export function TextWithLinks({ text, links }: Props) {
	const parts = text.split(/<([a-zA-Z]+)>(.*?)<\/\1>/);
	return parts.map((part, at) => {
		if (at % 3 === 0) return part;
		if (at % 3 === 1) return null;
		const to = links[parts[at - 1] ?? ""];
		return to ? (
			<Link key={to} className="link" to={to}>
				{part}
			</Link>
		) : (
			part
		);
	});
}
