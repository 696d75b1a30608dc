type About = {
	/** Names the list: a category, or `digests`. */
	list: string;
	/** The link that ends it at one press. */
	stop?: string | undefined;
	origin: string;
	/** One of many that wait for nobody. */
	isBulk?: boolean;
};

/** RFC 3834, RFC 2919, and RFC 8058, whose two lines mail clients need for unsubscribing at one press. */
export function mailHeaders({ list, stop, origin, isBulk = false }: About): Record<string, string> {
	const headers: Record<string, string> = {
		"Auto-Submitted": "auto-generated",
		"List-Id": `<${list}.${new URL(origin).hostname}>`,
	};
	if (isBulk) headers.Precedence = "bulk";
	if (stop) {
		headers["List-Unsubscribe"] = `<${stop}>`;
		headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
	}
	return headers;
}
