import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Specimen } from "./specimen";

export function Fields() {
	const [attempt, setAttempt] = useState(0);
	const errors = attempt > 0 ? [{ fieldId: "sample-password", message: "Use at least 10 characters." }] : [];
	return (
		<Specimen name="fields">
			<ErrorSummary title="One thing to mend" errors={errors} answer={attempt} />
			<TextField
				id="sample-email"
				type="email"
				label="E-mail"
				help="We send receipts here."
				defaultValue="amara@mail.example"
			/>
			<PasswordField
				id="sample-password"
				label="Password"
				autoComplete="off"
				defaultValue="short"
				error="Use at least 10 characters."
				showLabel="Show the password"
				hideLabelText="Hide the password"
			/>
			<TextField
				id="sample-price"
				label="Asking price"
				labelNote="(optional)"
				inputMode="numeric"
				before="$"
				after="USD"
			/>
			<TextField id="sample-closed" label="Disabled" disabled defaultValue="Not yours to change" />
			<TextField id="sample-read" label="Read only" readOnly defaultValue="GREW-2026-0041" />
			<TextArea id="sample-notes" label="Notes" help="Only you can read them." />
			<Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
				Show the error summary
			</Button>
		</Specimen>
	);
}

export function Selects() {
	return (
		<Specimen name="selects">
			<SelectField id="sample-country" label="Country" defaultValue="pt" help="The native list of the device.">
				<option value="pt">Portugal</option>
				<option value="de">Germany</option>
				<option value="mx">Mexico</option>
			</SelectField>
			<SelectField id="sample-level" label="Level" defaultValue="" error="Choose a level.">
				<option value="">Choose…</option>
				<option value="beginner">Beginner</option>
			</SelectField>
			<SelectField id="sample-plan" label="Plan" disabled>
				<option>Basic</option>
			</SelectField>
		</Specimen>
	);
}
