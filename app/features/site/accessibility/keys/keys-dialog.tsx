import { useMatches } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { factsOf } from "#app/shared/pages/page.ts";
import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { SingleKeysChoice } from "../single-keys-choice";
import { groupsOf, type KeyLine } from "./key-groups";
import { VIDEO_STEPS } from "./video-keys";

type Props = { close: () => void; returnFocus: () => void };

export function KeysDialog({ close, returnFocus }: Props) {
	const { t } = useTranslation("keys");
	const groups = groupsOf(useMatches().map(factsOf).at(-1)?.name ?? null);

	return (
		<Dialog open onOpenChange={(open) => (open ? undefined : close())}>
			<DialogContent
				title={t("title")}
				description={groups.length > 2 ? t("lede") : undefined}
				closeLabel={t("close")}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					returnFocus();
				}}
			>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
				<section aria-label={t("title")} tabIndex={0} className="grid gap-6">
					{groups.map(({ name, lines }) => (
						<section key={name} aria-labelledby={`keys-${name}`}>
							<h3 id={`keys-${name}`} className="border-b border-line pb-2 font-sans text-label font-strong">
								{t(`groups.${name}`)}
							</h3>
							<dl>
								{lines.map((line) => (
									<div
										key={line.does}
										className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5"
									>
										<dt className="min-w-0 text-ui">{t(`keys.${line.does}`, VIDEO_STEPS)}</dt>
										<dd className="flex shrink-0 flex-wrap items-center justify-end gap-2 text-step-1 text-ink-muted">
											<Presses press={line.press} />
										</dd>
									</div>
								))}
							</dl>
						</section>
					))}
					<SingleKeysChoice />
				</section>
			</DialogContent>
		</Dialog>
	);
}

function Presses({ press }: Pick<KeyLine, "press">) {
	const { t } = useTranslation("keys");
	return press.map((keys, index) => (
		<Fragment key={keys.join("+")}>
			{index > 0 ? <span>{t("or")}</span> : null}
			<span className="inline-flex gap-1">
				{keys.map((key) => (
					<kbd
						key={key}
						className="inline-flex h-7 min-w-7 items-center justify-center rounded-badge border border-control bg-surface-raised px-2 font-sans text-step-1 text-ink"
					>
						{isNamed(key) ? t(`names.${key}`) : key}
					</kbd>
				))}
			</span>
		</Fragment>
	));
}

const KEYS_WITH_NAMES = ["space", "home", "end"] as const;
const isNamed = (key: string): key is (typeof KEYS_WITH_NAMES)[number] => KEYS_WITH_NAMES.some((name) => name === key);
