import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";

/** Posts the token of a mailed link: opening the link alone changes nothing. */
export function TokenForm({ token, submit }: { token: string; submit: string }) {
	return (
		<Form method="post">
			<input type="hidden" name="token" value={token} />
			<Button type="submit" size="lg" className="w-full">
				{submit}
			</Button>
		</Form>
	);
}
