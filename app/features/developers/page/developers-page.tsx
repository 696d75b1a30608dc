import { useTranslation } from "react-i18next";
import { buttonStyle } from "../../../ui/button-style";
import type { ReferenceView } from "../reference-view.server";
import { Contents } from "./contents";
import { Conventions } from "./conventions";
import { ErrorsSection } from "./errors-section";
import { GuideSection } from "./guide-section";
import { LimitsSection, type LimitsView } from "./limits-section";
import { OperationSection } from "./operation-section";
import { ShapeSection } from "./shape-section";
import { SigningIn } from "./signing-in";

type Props = { view: ReferenceView; limits: LimitsView; origin: string };

/** The API for people: what to know first, then every call, then what they are made of. */
export function DevelopersPage({ view, limits, origin }: Props) {
	const { t } = useTranslation("developers");
	return (
		<div className="container-page py-10 md:py-16">
			<header className="border-b border-line-strong pb-8">
				<h1 className="text-step-6">{t("title")}</h1>
				<p className="mt-3 max-w-150 text-step-3 text-ink-muted">{t("lede")}</p>
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
			</header>
			<div className="lg:mt-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-16">
				<Contents groups={view.groups} />
				<div className="min-w-0 max-lg:mt-10">
					<SigningIn origin={origin} />
					<Conventions />
					<ErrorsSection errors={view.errors} example={view.errorExample} />
					<LimitsSection {...limits} />
					{view.groups.map(({ id, title, text, operations }) => (
						<GuideSection key={id} id={id} title={title} lede={text}>
							<div>
								{operations.map((operation) => (
									<OperationSection key={operation.id} operation={operation} />
								))}
							</div>
						</GuideSection>
					))}
					<GuideSection id="shapes" title={t("shapes.title")} lede={t("shapes.lede")}>
						{view.shapes.map((shape) => (
							<ShapeSection key={shape.name} shape={shape} />
						))}
					</GuideSection>
				</div>
			</div>
		</div>
	);
}
