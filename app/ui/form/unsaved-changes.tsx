import { type Location, useBlocker } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button";
import { Dialog, DialogContent } from "../floating/dialog";
import { hasUnsavedText } from "./unsaved-text";

type Props = {
	/** Which page an address is, if the path does not say it alone. */
	pageOf?: (location: Location) => string;
	children: ReactNode;
};

const pathOf = ({ pathname }: Location) => pathname;

/** Confirms before leaving a page with unsaved forms. One per page: the router allows a single blocker. */
export function UnsavedChanges({ pageOf = pathOf, children }: Props) {
	const { t } = useTranslation(["forms", "common"]);
	const region = useRef<HTMLDivElement>(null);
	const isUnsaved = () => region.current !== null && [...region.current.querySelectorAll("form")].some(hasUnsavedText);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => pageOf(currentLocation) !== pageOf(nextLocation) && isUnsaved(),
	);

	useEffect(() => {
		// Reloads and other sites: browsers show their own question.
		const ask = (event: BeforeUnloadEvent) => {
			const forms = region.current?.querySelectorAll("form") ?? [];
			if ([...forms].some(hasUnsavedText)) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, []);

	return (
		<div ref={region}>
			{children}
			<Dialog open={blocker.state === "blocked"} onOpenChange={(open) => open || blocker.reset?.()}>
				<DialogContent
					title={t("forms:unsaved.title")}
					description={t("forms:unsaved.text")}
					closeLabel={t("common:close")}
					footer={
						<>
							<Button variant="secondary" onClick={() => blocker.proceed?.()}>
								{t("forms:unsaved.leave")}
							</Button>
							<Button onClick={() => blocker.reset?.()}>{t("forms:unsaved.stay")}</Button>
						</>
					}
				/>
			</Dialog>
		</div>
	);
}
