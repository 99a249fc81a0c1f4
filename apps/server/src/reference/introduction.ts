/** The first page of the reference. `docs/guides/use-the-api.md` says the same with commands. */
export const INTRODUCTION = `
Employees clock in and out, those who run a company administer it: every call of both browser apps is described here, and there are no others.
Nouns are the Spanish words of the product; the glossary of the source gives each its meaning.

**The envelope.** Every answer is \`{ "Error": …, "content": … }\`. Where \`Error.HasError\` is true, \`Error.Code\` is what a program decides by,
\`Error.Message\` what a person may be shown, and \`Error.Fields\` names the fields that are wrong. Calls that answer bytes or a stream of
events say so.

**Signing in.** \`login.entrar\` answers a profile; its \`Token\` goes into the header \`Access-Token\` of every further call. It lives for 15
minutes. A 401 with \`Request-Action: RefreshToken\` asks for \`auth.renovar\`, which is paid with a cookie that signing in has set, and then for the
same call once more. A 401 without that header asks for signing in.

**Acting for somebody.** Whoever may act for a person sends that person's token as \`Usuario-Simulado\` beside their own.

**Values.** Days are \`YYYY-MM-DD\`, instants ISO 8601 with an offset, durations whole minutes, distances metres. Texts take no control
characters. Fields that are not known are refused. Answers may gain fields: leave alone what you do not know.

**Again, safely.** Calls that write to the record take an \`Idempotency-Key\`: the same key and body answer the first outcome.
`.trim();
