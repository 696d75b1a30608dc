import { binding, db } from "../database";
import { makeUser } from "../factories";

export async function makeOnlyAdmins() {
	const ann = await makeUser(db, { role: "admin", name: "Ann" });
	const ben = await makeUser(db, { role: "admin", name: "Ben" });
	await binding
		.prepare("update users set role = 'student', capabilities = '[]' where id not in (?, ?)")
		.bind(ann.id, ben.id)
		.run();
	return { ann, ben };
}
