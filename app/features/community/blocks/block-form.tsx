import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { EyeOff } from "#app/ui/icons.tsx";

type Props = { member: { id: number; name: string }; number: number; className: string };

/** In the menu of a post: asks once more, also without script. */
export function BlockForm({ member, number, className }: Props) {
	const { t } = useTranslation("forum");
	return (
		<details>
			<summary className={`${className} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
				<EyeOff className="size-4" />
				{t("blocks.block", { name: member.name })}
			</summary>
			<Form method="post" preventScrollReset className="max-w-72 border-l-2 border-accent p-3">
				<input type="hidden" name="intent" value="block" />
				<input type="hidden" name="memberId" value={member.id} />
				<input type="hidden" name="number" value={number} />
				<p className="mb-3 text-ui">{t("blocks.question")}</p>
				<Button type="submit" variant="secondary" size="sm">
					{t("blocks.confirm")}
				</Button>
			</Form>
		</details>
	);
}
