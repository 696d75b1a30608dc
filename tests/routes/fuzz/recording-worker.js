// Runs in workerd beside the built school, hence JavaScript.
import school from "../../../build/server/index.js";

const names = new Set();
for (const reading of ["get", "getAll", "has"]) {
	const read = URLSearchParams.prototype[reading];
	URLSearchParams.prototype[reading] = function (name, ...rest) {
		names.add(name);
		return read.call(this, name, ...rest);
	};
}

/** The school, with `/parameters-read` for the query parameters read so far. */
export default {
	...school,
	fetch(request, env, execution) {
		if (request.url.endsWith("/parameters-read")) return Response.json([...names]);
		return school.fetch(request, env, execution);
	},
};
