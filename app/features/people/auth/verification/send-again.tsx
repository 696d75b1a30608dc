import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";

export function SendAgain({ isGuest }: { isGuest: boolean }) {
	const { t } = useTranslation("auth");
	if (isGuest) {
		return (
			<LinkButton to="/login?redirectTo=%2Fverify-email" size="lg" className="w-full">
				{t("verify.signInFirst")}
			</LinkButton>
		);
	}
	return (
		<Form method="post">
			<Button type="submit" name="intent" value="again" size="lg" className="w-full">
				{t("verify.again")}
			</Button>
		</Form>
	);
}
