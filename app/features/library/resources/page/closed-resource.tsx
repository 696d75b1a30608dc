import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Lock } from "#app/ui/icons.tsx";
import { ResourceFacts } from "./resource-facts";
import { ResourceHead } from "./resource-frame";
import type { ResourceView } from "./resource-view.server";

type Props = { resource: ResourceView; isSignedIn: boolean };

export function ClosedResource({ resource, isSignedIn }: Props) {
	const { t } = useTranslation("resources");
	const { pathname } = useLocation();
	const { course, closed, bonusOf } = resource;
	const because = closed?.because ?? "signIn";
	const back = `?redirectTo=${encodeURIComponent(pathname)}`;
	const reason = because === "signIn" ? (course ? "signInCourse" : "signIn") : because;
	const why =
		bonusOf === null
			? t(`closed.${reason}`, { course: course?.title ?? "" })
			: t(`closedBonus.${bonusReason(because, bonusOf)}`, { plans: bonusOf });
	return (
		<div className="container-page pt-6 pb-14 md:pt-8">
			<ResourceHead resource={resource} />
			<div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-between">
				<section aria-labelledby="closed" className="self-start border-y border-line-strong py-8">
					<h2 id="closed" className="flex items-center gap-2.5 text-step-4">
						<Lock className="size-5 shrink-0" />
						{t("closed.title")}
					</h2>
					<p className="mt-3 max-w-140 text-ui text-ink-muted">{why}</p>
					<div className="mt-6 flex flex-wrap gap-3">
						{isSignedIn ? null : <LinkButton to={`/login${back}`}>{t("closed.signInButton")}</LinkButton>}
						{isSignedIn || course || bonusOf !== null ? null : (
							<LinkButton to={`/register${back}`} variant="secondary">
								{t("closed.registerButton")}
							</LinkButton>
						)}
						{course ? (
							<LinkButton to={`/courses/${course.id}`} variant={isSignedIn ? "primary" : "secondary"}>
								{t("closed.courseButton")}
							</LinkButton>
						) : null}
						{bonusOf ? (
							<LinkButton
								to={because === "paused" ? "/settings/billing" : "/pricing"}
								variant={isSignedIn ? "primary" : "secondary"}
							>
								{t(because === "paused" ? "closedBonus.billing" : "closedBonus.plansButton")}
							</LinkButton>
						) : null}
						{isSignedIn && course ? (
							<LinkButton to={`/access?course=${course.id}`} variant="secondary">
								{t("closed.why")}
							</LinkButton>
						) : null}
						<LinkButton to="/resources" variant="quiet">
							{t("missing.back")}
						</LinkButton>
					</div>
				</section>
				<aside>
					<ResourceFacts resource={resource} />
				</aside>
			</div>
		</div>
	);
}

type ClosedReason = NonNullable<ResourceView["closed"]>["because"];

/** A lapsed plan is mentioned before plans on offer. */
function bonusReason(because: ClosedReason, plans: string) {
	if (because === "paused" || because === "expired" || because === "refunded" || because === "notYet") return because;
	if (!plans) return "noPlan";
	return because === "signIn" ? "signIn" : "never";
}
