import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { Specimen } from "./specimen";

export function Choices() {
	return (
		<Specimen name="choices">
			<ChoiceGroup id="sample-levels" legend="Level">
				<Checkbox name="level" value="beginner" label="Beginner" count={4} defaultChecked />
				<Checkbox name="level" value="advanced" label="Advanced" count={2} />
				<Checkbox name="level" value="closed" label="Not available" disabled />
			</ChoiceGroup>
			<ChoiceGroup id="sample-offer" legend="Highest offer" help="One is right.">
				<RadioOption name="offer" value="70" label="70% of the value after repairs" defaultChecked />
				<RadioOption name="offer" value="90" label="90% of the value after repairs" help="Too much for most buyers." />
			</ChoiceGroup>
			<Checkbox name="terms" label="I have read the terms" error="Accept the terms to go on." />
		</Specimen>
	);
}
