import { connect, createServer } from "node:net";
import { Refusal } from "./refusal.mjs";

/**
 * The port that the environment asks for.
 *
 * @param {string | undefined} wanted the variable PORT
 * @param {number} usual
 */
export function chosenPort(wanted, usual) {
  if (wanted === undefined || wanted === "") return usual;
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0;
  if (port < 1 || port > 65535) {
    throw new Refusal(
      `PORT is "${wanted}", which is no port: give a whole number from 1 to 65535, ` +
        `as in PORT=${usual + 1} npm start.`,
    );
  }
  return port;
}

/** @param {number} port */
export function busyPortSentence(port) {
  const next = port < 65535 ? port + 1 : port - 1;
  return (
    `Port ${port} is already in use: stop the program that uses it, ` +
    `or choose another port, as in PORT=${next} npm start.`
  );
}

/**
 * Whether something answers there. Asking before the long steps saves a wait that ends in a refusal;
 * and macOS lets two programs listen on one port when only one of them names an address.
 *
 * @param {number} port
 */
export async function portIsBusy(port) {
  const answers = await Promise.all([answersAt("127.0.0.1", port), answersAt("::1", port)]);
  return answers.includes(true);
}

/**
 * A port on which nothing listens at present.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersAt(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    /** @param {boolean} answered */
    const end = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}
