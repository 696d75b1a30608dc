import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

type Props = {
	post: { id: number; number: number };
	intent: "react" | "bookmark" | "accept" | "remove" | "restore" | "openCase";
	values?: Record<string, string>;
	children: ReactNode;
};

/** One deed on a post, sent to the page of its topic. */
export function DeedForm({ post, intent, values = {}, children }: Props) {
	return (
		<Form method="post" preventScrollReset className="contents">
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="postId" value={post.id} />
			<input type="hidden" name="number" value={post.number} />
			{Object.entries(values).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}
