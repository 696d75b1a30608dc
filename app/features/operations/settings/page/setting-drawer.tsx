import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { SETTING_CHANGES } from "../setting-changes-query";
import { GROUP_NAMES, SETTING_GROUPS } from "../setting-fields";
import type { SettingKey } from "../setting-keys";
import { answerFor, type SettingAnswer } from "./setting-answer";
import { SettingChanges } from "./setting-changes";
import { SettingForm } from "./setting-form-fields";
import { outcomeText, type SettingOutcome } from "./setting-outcome";
import { settingHelp, settingTitle } from "./setting-words";
import type { OpenSetting } from "./settings-page-data.server";
import type { SettingView } from "./settings-view";

type Props = { open: OpenSetting; answer: SettingAnswer | undefined; outcome: SettingOutcome | null };

const FORM_ID = "setting-form";

/** A drawer with its own URL; full screen on phones. Escape closes it. */
export function SettingDrawer({ open: { setting, changes }, answer, outcome }: Props) {
	const { t } = useTranslation(["settings", "common"]);
	const say = useMessages("settings");
	const { key, version } = setting;
	const own = answerFor(key, answer);
	const told = !answer && outcome?.key === key ? outcome : null;
	const head = useDrawerKeys();
	const { formData } = useNavigation();
	const isSaving = formData?.get("key") === key && formData.get("intent") === "save";
	const group = GROUP_NAMES.find((name) => (SETTING_GROUPS[name] as readonly SettingKey[]).includes(key));

	return (
		<section
			aria-labelledby="setting-title"
			className="border-line-strong bg-surface-raised shadow-float max-md:fixed max-md:inset-0 max-md:z-50 md:border-l md:max-xl:absolute md:max-xl:inset-y-0 md:max-xl:right-0 md:max-xl:z-30 md:max-xl:w-108"
		>
			<div className="top-0 flex h-full flex-col md:sticky md:h-[calc(100dvh-4.5rem)]">
				<div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-5 pb-8 md:px-7">
					<div className="flex items-start justify-between gap-4">
						<p className="pt-2.5 text-step-1 text-ink-muted">{group ? t(`groups.${group}.title`) : null}</p>
						<IconLink to={SETTING_CHANGES.path} label={t("common:close")} preventScrollReset className="-mr-2.5">
							<X className="size-5" />
						</IconLink>
					</div>
					<h2 id="setting-title" ref={head} tabIndex={-1} className="font-serif text-step-4 outline-none">
						{settingTitle(t, key)}
					</h2>
					<p className="mt-1 mb-6 text-step-1 text-ink-muted">{settingHelp(t, key)}</p>
					<div className="grid gap-6">
						{told ? <ResultNotice tone="success">{outcomeText(t, told)}</ResultNotice> : null}
						{answer?.kind === "notUndone" ? <ResultNotice tone="danger">{say(answer.error)}</ResultNotice> : null}
						<SettingRightNote right={setting.right} />
						<SettingForm key={version} id={FORM_ID} setting={setting} answer={own} />
						<SettingChanges setting={key} changes={changes} />
					</div>
				</div>
				<div className="flex flex-wrap gap-3 border-t border-line-strong px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
					{setting.right.isHeld ? (
						<Button
							type="submit"
							form={FORM_ID}
							name="intent"
							value="save"
							pending={isSaving}
							pendingLabel={t("actions.saving")}
						>
							{t("actions.saveLive")}
						</Button>
					) : null}
					<LinkButton to={SETTING_CHANGES.path} variant="quiet" preventScrollReset>
						{t("actions.cancel")}
					</LinkButton>
				</div>
			</div>
		</section>
	);
}

/** Shown when a change needs more than the page itself. */
function SettingRightNote({ right: { capability, needsProof, isHeld } }: { right: SettingView["right"] }) {
	const { t } = useTranslation("settings");
	if (!isHeld)
		return <Notice tone="info">{t("drawer.notHeld", { capability: t(`drawer.rights.${capability}`) })}</Notice>;
	if (!needsProof) return null;
	const key = capability === "money" ? "drawer.asksMoneyAndProof" : "drawer.asksProof";
	return <p className="text-step-1 text-ink-muted">{t(key)}</p>;
}

/** Focuses the drawer on opening and closes it with Escape, unless a confirmation is open. */
function useDrawerKeys() {
	const head = useRef<HTMLHeadingElement>(null);
	const navigate = useNavigate();

	useEffect(() => head.current?.focus({ preventScroll: true }), []);
	useEffect(() => {
		const close = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented) return;
			navigate(SETTING_CHANGES.path, { preventScrollReset: true });
		};
		addEventListener("keydown", close);
		return () => removeEventListener("keydown", close);
	}, [navigate]);
	return head;
}
