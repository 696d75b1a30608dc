import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { NO_PLAN } from "../list/people-query";
import type { PersonData } from "./person-data.server";

export function PersonFacts({ person }: Pick<PersonData, "person">) {
	const { t, i18n } = useTranslation("people");
	const rights = joinParts(
		i18n.language,
		person.capabilities.map((one) => t(`capabilities.${one}`)),
	);
	const facts = [
		[t("list.role"), t(`roles.${person.role}`)],
		...(person.role === "admin" ? [[t("person.capabilities"), rights || t("none")]] : []),
		[
			t("list.plan"),
			person.plan === NO_PLAN ? t("none") : t(`plans.${person.plan}` as "plans.basic", { defaultValue: person.plan }),
		],
		[t("list.country"), person.country ?? t("none")],
		[t("invite.language"), LANGUAGES.find(({ code }) => code === person.language)?.name ?? person.language],
		[t("person.timeZone"), person.timeZone],
		[t("person.secondFactor"), person.secondFactorSince ?? t("none")],
		...(person.headline ? [[t("person.headline"), person.headline]] : []),
		...(person.spoken ? [[t("person.spoken"), person.spoken]] : []),
		...(person.interests ? [[t("person.interests"), person.interests]] : []),
		[t("list.joined"), person.joined],
		[t("list.lastSeen"), person.lastSeen ?? t("never")],
	];
	return (
		<section aria-labelledby="facts">
			<h2 id="facts" className="font-serif text-step-4">
				{t("person.profile")}
			</h2>
			<dl className="mt-3 border-t border-line-strong">
				{facts.map(([name, value]) => (
					<div key={name} className="flex justify-between gap-4 border-b border-line py-2.5 text-label">
						<dt className="max-w-1/2 shrink-0 text-ink-muted">{name}</dt>
						<dd className="min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
			</dl>
			{person.bioHtml ? (
				<Prose html={person.bioHtml} className="border-b border-line py-2.5 text-ui [overflow-wrap:anywhere]" />
			) : null}
		</section>
	);
}

export function SessionsOf({ sessions }: Pick<PersonData, "sessions">) {
	const { t } = useTranslation("people");
	return (
		<section aria-labelledby="sessions">
			<h2 id="sessions" className="font-serif text-step-4">
				{t("person.sessions")}
			</h2>
			{sessions.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("person.noSessions")}</p> : null}
			<ul className="mt-3">
				{sessions.map(({ id, device, country, lastSeen }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 text-label has-[details[open]]:grid"
					>
						<div className="min-w-0">
							<span className="block font-strong">{device || t("person.unknownDevice")}</span>
							<span className="text-ink-muted">{[country, lastSeen].filter(Boolean).join(" · ")}</span>
						</div>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="sessionId" value={id} />
							<ConfirmButton
								name="intent"
								value="endSession"
								variant="secondary"
								size="sm"
								question={t("deeds.endSessionQuestion")}
								confirm={t("deeds.endSessionConfirm")}
							>
								{t("deeds.endSession")}
								<VisuallyHidden> {device || t("person.unknownDevice")}</VisuallyHidden>
							</ConfirmButton>
						</Form>
					</li>
				))}
			</ul>
			{sessions.length > 0 ? (
				<Form method="post" preventScrollReset className="mt-4">
					<ConfirmButton
						name="intent"
						value="endSessions"
						variant="secondary"
						size="sm"
						question={t("deeds.endSessionsQuestion")}
						confirm={t("deeds.endSessionsConfirm")}
					>
						{t("deeds.endSessions")}
					</ConfirmButton>
				</Form>
			) : null}
		</section>
	);
}
