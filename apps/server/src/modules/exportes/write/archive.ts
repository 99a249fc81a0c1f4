import { zipOf } from '../../../platform/files/archive.ts';
import { createSpool, type Spooled } from '../../../platform/files/spool.ts';
import type { ResultadoExporte } from './encargo.ts';
import type { Taller } from './workshop.ts';

/** The name under which tools look for digests (`sha256sum -c`). */
const SUMS = 'SHA256SUMS';

/** The files with their digests and a note that says what they are, in one archive. */
export async function packFiles(
  { paths, t, info, encargo, empresa, modified }: Taller,
  files: readonly Spooled[],
): Promise<ResultadoExporte> {
  const small = async (name: string, content: string): Promise<Spooled> => {
    const spool = createSpool({ name, path: paths.next() });
    await spool.write(content);
    return spool.end();
  };
  const { desde, hasta, centros } = encargo.alcance;
  const where = centros === null ? t('exportes.leeme.todos') : centros.map((id) => empresa.centros.get(id)?.nombre ?? `#${id}`).join(', ');
  const note = [
    t(`exportes.titulos.${encargo.clase}`),
    [empresa.nombre, empresa.nif].filter(Boolean).join(' · '),
    t('exportes.leeme.periodo', { desde, hasta }),
    t('exportes.leeme.centros', { centros: where }),
    info.generado,
    '',
    t('exportes.leeme.comprobar', { fichero: SUMS }),
    ...(encargo.clase === 'nominas' ? ['', t('exportes.leeme.nominas', { plantilla: encargo.plantilla?.nombre ?? '' })] : []),
    '',
  ];
  const all = [
    ...files,
    await small(SUMS, files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')),
    await small(`${t('exportes.ficheros.leeme')}.txt`, note.join('\r\n')),
  ];
  const path = paths.next();
  const archive = createSpool({ name: encargo.nombre, path, isPacked: true });
  for await (const piece of zipOf(all, modified)) await archive.write(piece);
  const { size, sha256 } = await archive.end();
  return { path, bytes: size, sha256, ficheros: files.map((file) => ({ nombre: file.name, bytes: file.size, sha256: file.sha256 })) };
}
