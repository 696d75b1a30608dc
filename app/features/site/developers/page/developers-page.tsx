import { useTranslation } from "react-i18next";
import { buttonStyle } from "#app/ui/button-style.ts";
import type { ErrorView, IndexGroup } from "../reference-view.server";
import { CallIndex } from "./call-index";
import { Conventions } from "./conventions";
import { ErrorsSection } from "./errors-section";
import { LimitsSection, type LimitsView } from "./limits-section";
import { ReferenceFrame } from "./reference-frame";
import { SigningIn } from "./signing-in";

type Props = {
	index: readonly IndexGroup[];
	errors: readonly ErrorView[];
	errorExample: string;
	limits: LimitsView;
	origin: string;
};

const GUIDES = [
	["#calls", "index.title"],
	["#signing-in", "signingIn.title"],
	["#conventions", "conventions.title"],
	["#errors", "errors.title"],
	["#limits", "limits.title"],
] as const;

export function DevelopersPage({ index, errors, errorExample, limits, origin }: Props) {
	const { t } = useTranslation("developers");
	return (
		<ReferenceFrame
			title={t("title")}
			lede={t("lede")}
			head={
				<div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
					<a href="/api/openapi.json" className={buttonStyle({ variant: "secondary" })}>
						{t("document")}
					</a>
					<p className="text-label text-ink-muted">
						{t("base")}{" "}
						<code translate="no" className="font-mono text-ink wrap-anywhere">
							{origin}
						</code>
					</p>
				</div>
			}
			contents={[
				{ title: null, entries: GUIDES.map(([to, title]) => ({ to, title: t(title) })) },
				{ title: t("index.pages"), entries: index.map(({ to, title }) => ({ to, title })) },
			]}
		>
			<CallIndex groups={index} />
			<SigningIn origin={origin} />
			<Conventions />
			<ErrorsSection errors={errors} example={errorExample} />
			<LimitsSection {...limits} />
		</ReferenceFrame>
	);
}
