import { Stack, Text } from '@mantine/core';
import type { PermisoVista, TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { IconAlertCircle, IconCertificate } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { lowerFirst } from '@jornada/web/lower-first.ts';
import { usePermitWords } from './use-permit-words.ts';

/** What a permit gives and asks for, and where that is written. */
export function PermitRule({ of: tipo }: { of: TipoPermiso }) {
  const { gives, conditions, source } = usePermitWords();
  return (
    <Text size="sm" c="dimmed">
      {[gives(tipo), ...conditions(tipo)].join(' · ')}
      <br />
      {source(tipo)}
    </Text>
  );
}

/** What the person said about it beside its days. */
export function PermitFacts({ of: { tipo, hecho, grado, viaje, km, monoparental, hijos } }: { of: PermisoVista }) {
  const { t, format } = usePermitWords();
  const travel = km ? t('permisos.vista.con-km', { km: format.number(km) }) : t('permisos.vista.con-viaje');
  const born = tipo.pide.hecho === 'nacimiento';
  const items = [
    hecho !== null && ([t(born ? 'permisos.vista.nacimiento' : 'permisos.vista.hecho'), format.date(hecho, 'full')] as const),
    grado !== null && ([t('permisos.vista.parentesco'), t(`permisos.vista.grado-${grado}`)] as const),
    viaje && ([t('permisos.vista.viaje'), travel] as const),
    monoparental && ([t('permisos.vista.familia'), t('permisos.vista.monoparental')] as const),
    hijos !== null && hijos > 1 && ([t('permisos.vista.hijos'), format.number(hijos)] as const),
  ].filter((item) => item !== false);
  return items.length === 0 ? null : <Facts items={items} />;
}

/** Own absences of other kinds on the same days. */
export function PermitClashes({ of }: { of: PermisoVista['choques'] }) {
  const { t, format } = usePermitWords();
  return of.map(({ clase, desde, hasta }) => (
    <Note key={`${clase}${desde}`} icon={IconAlertCircle} tone="warn" words="ink">
      {t('permisos.vista.coincide', { que: t(`permisos.vista.que.${clase}`), dias: format.dayRange(desde, hasta) })}
    </Note>
  ));
}

/** The proof: what is there, or what is missing and until when. */
export function PermitProof({ of: { justificante, ficheros } }: { of: PermisoVista }) {
  const { t, format, proof, shortDay, today } = usePermitWords();
  if (!justificante && ficheros.length === 0) return null;
  const isLate = justificante?.hasta != null && justificante.hasta < today;
  const missing = (): string => {
    if (!justificante) return '';
    const que = lowerFirst(proof(justificante.clase), format.lang);
    if (justificante.hasta === null) return t('permisos.vista.falta', { que });
    return t(isLate ? 'permisos.vista.falta-desde' : 'permisos.vista.falta-hasta', { que, dia: shortDay(justificante.hasta) });
  };
  return (
    <section>
      <h3>{t('permisos.vista.justificante')}</h3>
      <Stack gap="xs" mt="xs">
        {ficheros.length > 0 ? (
          <FileList of={ficheros} />
        ) : (
          <Note icon={isLate ? IconAlertCircle : IconCertificate} {...(isLate && { tone: 'warn' as const })} words="ink">
            {missing()}
          </Note>
        )}
      </Stack>
    </section>
  );
}
