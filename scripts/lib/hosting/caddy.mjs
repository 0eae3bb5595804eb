import {
  always,
  ambiguous,
  charset,
  kinds,
  methods,
  missing,
  missingExpression,
  moved,
  placeExpression,
  places,
  shownDespiteDot,
  types,
  withheld,
} from "./answers.mjs";

const origins = "Access-Control-Allow-Origin";

/** As Caddy 2.6 reads it. It redirects to https, speaks HTTP/2 and names charsets by itself. */
export function caddyfile() {
  const names = Object.keys(kinds.page).filter((name) => name !== origins);
  const variableOf = (/** @type {string} */ name) => `{${name.toLowerCase().replaceAll("-", "_")}}`;
  const values = (/** @type {Readonly<Record<string, string | null>>} */ headers) =>
    names.map((name) => `"${headers[name]}"`).join(" ");
  const forAnyOrigin = Object.entries(kinds).flatMap(([kind, headers]) =>
    headers[origins] ? [kind] : [],
  );

  return `figurewell.example {
	root * out
	encode zstd gzip

	# The kind of a file, by its path, and the headers that differ by kind.
	map {path} {kind} {
${lines(places.map(({ kind, paths }) => `~${placeExpression(paths)} ${kind}`))}
	}
	map {kind} ${names.map(variableOf).join(" ")} {
${lines(Object.entries(kinds).map(([kind, headers]) => `${kind} ${values(headers)}`))}
	}
	header {
${lines(Object.entries(always).map(([name, value]) => `${name} "${value}"`))}
${lines(names.map((name) => `${name} ${variableOf(name)}`))}
	}
	@any-origin vars {kind} ${forAnyOrigin.join(" ")}
	header @any-origin ${origins} "*"
${Object.entries(types)
  .map(([path, type]) => `	header ${path} Content-Type "${type}; ${charset}"`)
  .join("\n")}

	# The address and the file of the page that this is another way to write.
	map {path} {page} {page_file} {
${lines(moved.from.map(({ pattern, page, file }) => `"~${pattern}" "${group(page)}" "${group(file)}"`))}
		default "" ""
	}
	route {
		@sent not method ${methods.join(" ")}
		error @sent 405
		@ambiguous vars_regexp {http.request.orig_uri} ${ambiguous}
		error @ambiguous 404
		@withheld path_regexp ${withheld}
		error @withheld 404
		@hidden {
			path */.*
			not path ${shownDespiteDot}*
		}
		error @hidden 404
		@moved file {page_file}
		route @moved {
			rewrite * {page}
			redir {uri} ${moved.status}
		}
		rewrite / /index.html
		@found {
			not path */
			file {path}.html {path}
		}
		route @found {
			rewrite * {http.matchers.file.relative}
			file_server
		}
		error 404
	}

	handle_errors {
		encode zstd gzip
		header {
${lines(names.map((name) => `	${name} "${kinds.page[name]}"`))}
			-${origins}
		}
		@sent not method ${methods.join(" ")}
		header @sent Allow "${methods.join(", ")}"
		respond @sent "Method not allowed" 405

		@ambiguous vars_regexp {http.request.orig_uri} ${ambiguous}
		rewrite @ambiguous ${missing.elsewhere}.html
		map {path} {missing} {
${lines(missing.at.map(({ path, page }) => `	~${missingExpression(path)} ${page}.html`))}
			default ${missing.elsewhere}.html
		}
		rewrite * {missing}
		file_server
	}
}
`;
}

/** @param {string[]} texts */
const lines = (texts) => texts.map((text) => `\t\t${text}`).join("\n");

/** As Caddy writes what stood in the brackets. @param {string} text */
const group = (text) => text.replace("$1", "${1}");
