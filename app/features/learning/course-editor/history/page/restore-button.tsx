import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Props = {
	point: string;
	/** The key of a part; left out: the whole course. */
	part?: string;
	/** Left out: all languages. */
	language?: string;
	size?: ButtonProps["size"];
	/** What is restored, for those who do not see where the button stands. */
	title?: string;
	children: ReactNode;
};

/** Makes drafts of what stood at a point. It can be undone, so nothing is asked. */
export function RestoreButton({ point, part, language, size = "sm", title, children }: Props) {
	const { pathname, search } = useLocation();
	const asked = new URLSearchParams(search);
	asked.delete("done");
	asked.delete("kept");
	return (
		<Form method="post" action={`${pathname}?${asked}`}>
			<input type="hidden" name="point" value={point} />
			{part ? <input type="hidden" name="part" value={part} /> : null}
			{language ? <input type="hidden" name="language" value={language} /> : null}
			<Button type="submit" name="intent" value="restore" variant="secondary" size={size}>
				{children}
				{title ? (
					<VisuallyHidden>
						<Colon />
						{title}
					</VisuallyHidden>
				) : null}
			</Button>
		</Form>
	);
}
