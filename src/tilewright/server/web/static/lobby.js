// Lists the tables; every text comes from the server or is set as text, never as markup.
"use strict";

async function show() {
  const words = await (await fetch("/api/words")).json();
  document.documentElement.lang = words.lang;
  document.getElementById("about").textContent = words.about;
  const { tables } = await (await fetch("/api/tables")).json();
  const list = document.getElementById("tables");
  list.replaceChildren(
    ...tables.map((table) => {
      const line = document.createElement("li");
      line.textContent = `${table.spec}: ${table.names.map((name) => name || words.open).join(", ")}`;
      return line;
    }),
  );
  if (!tables.length) list.textContent = words.none;
}

show();
