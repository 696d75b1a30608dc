import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ChevronDown, Info } from "#app/ui/icons.tsx";
import type { Role } from "../roles";
import { IdentityField } from "../session/keep-identity";

export type DemoLogin = { role: Role; email: string; password: string };

export function DemoLogins({ logins }: { logins: readonly DemoLogin[] }) {
	const { t } = useTranslation("auth");
	const sent = useNavigation().formData?.get("email");

	return (
		<details open className="group mt-5 rounded-card bg-info-soft px-3 py-3 text-ui md:px-4 md:py-3.5 text-ink">
			<summary className="flex min-h-6 cursor-pointer list-none items-center gap-3 font-strong [&::-webkit-details-marker]:hidden">
				<Info className="size-5 shrink-0 text-info" />
				<span className="min-w-0 grow">{t("demo.title")}</span>
				<ChevronDown className="size-4 shrink-0 transition-transform duration-sheet group-open:rotate-180" />
			</summary>
			<ul className="mt-2.5 flex flex-wrap gap-2">
				{logins.map(({ role, email, password }) => (
					<li key={role}>
						<Form method="post">
							<IdentityField />
							<input type="hidden" name="email" value={email} />
							<input type="hidden" name="password" value={password} />
							<Button
								type="submit"
								variant="secondary"
								size="sm"
								pending={sent === email}
								pendingLabel={`${t(`demo.${role}`)}…`}
							>
								{t(`demo.${role}`)}
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</details>
	);
}
