import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type PendingAction, pendingActions } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { ProofForm } from "./proof-form";

type Props = { deeds: readonly PendingAction[]; email: string };

/** Asks for a proof in a dialog, then submits the form again. Cancelling leaves the form as typed. */
export function ProofDialog({ deeds, email }: Props) {
	const { t } = useTranslation("auth");
	const submit = useSubmit();
	const { pathname } = useLocation();
	const pressed = useRef(deeds[0]?.pressed ?? null);

	const own = useRef(pathname);
	useEffect(() => {
		if (pathname !== own.current) pendingActions.clear();
	}, [pathname]);

	function goOn() {
		const sent = pendingActions.list();
		pendingActions.clear();
		for (const deed of sent) deed.again(submit);
	}

	return (
		<Dialog open onOpenChange={(open) => (open ? undefined : pendingActions.clear())}>
			<DialogContent
				title={t("confirm.title")}
				description={t("confirm.ledeDeed")}
				closeLabel={t("confirm.cancel")}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					focusAgain(pressed.current);
				}}
			>
				<ProofForm email={email} onConfirmed={goOn} onCancel={pendingActions.clear} />
			</DialogContent>
		</Dialog>
	);
}

function focusAgain(pressed: Element | null) {
	const target = pressed?.isConnected ? pressed : document.getElementById("main");
	if (target instanceof HTMLElement) target.focus({ preventScroll: target !== pressed });
}
