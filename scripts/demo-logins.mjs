/** What `npm start` and `npm run dev` say when the school is open at an address. */
export function welcome(address) {
	return `
The school is open:  ${address}

Demo logins, password of all: grew-demo-2026
  students      student@grew.example, student2@grew.example
  instructors   instructor@grew.example, instructor2@grew.example
  admin         admin@grew.example

Mail that the school would send:  ${address}/outbox
Stop with Ctrl-C.
`;
}
