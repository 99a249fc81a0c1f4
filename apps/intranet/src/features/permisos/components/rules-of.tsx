import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada, ReglaGestionada } from '@jornada/contract/permisos/vistas.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRefresh, useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { usePermitWords } from '@jornada/features/solicitudes/permisos/use-permit-words.ts';

type Props = { familia: FamiliaGestionada; onWrite: (regla: ReglaGestionada) => void };

/** The permits of an agreement in all their versions, and where one is below the law. */
export function RulesOf({ familia: { id, version, abierto, reglas }, onWrite }: Props) {
  const { t } = useTranslation();
  const { format, today, gives, conditions } = usePermitWords();
  const remove = useSend(permisos.quitarRegla, { refreshOnError: true });
  const reload = useRefresh(permisos.familias);
  if (reglas.length === 0) return <Hint>{t('permisos.gestion.sin-permisos')}</Hint>;
  const span = ({ vigente, hasta }: ReglaGestionada): string =>
    [
      t('permisos.gestion.desde', { dia: format.date(vigente, 'numeric') }),
      hasta && t('permisos.gestion.hasta', { dia: format.date(hasta, 'numeric') }),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Rows padded>
      {reglas.map((regla) => (
        <Line
          key={`${regla.codigo} ${regla.vigente}`}
          action={
            abierto && (
              <Button variant="subtle" aria-label={t('permisos.gestion.permiso', { nombre: regla.nombre })} onClick={() => onWrite(regla)}>
                {t('permisos.gestion.cambiar')}
              </Button>
            )
          }
        >
          <b>{regla.nombre}</b>
          <small>{[gives(regla), ...conditions(regla)].join(' · ')}</small>
          <small>{[regla.norma, span(regla)].filter(Boolean).join(' · ')}</small>
          {regla.menos.map((code) => (
            <Note key={code} icon={IconAlertCircle} tone="warn" words="tone">
              {t(`permisos.gestion.menos.${code}`)}
            </Note>
          ))}
          {abierto && regla.vigente > today && (
            <Ask
              opener={t('permisos.gestion.quitar')}
              question={t('permisos.gestion.quitar-pregunta')}
              yes={t('permisos.gestion.quitar-si')}
              isBad
              isBusy={remove.isPending}
              error={remove.error}
              onReload={reload}
              onYes={() => remove.mutate({ familia: id, codigo: regla.codigo, vigente: regla.vigente, version })}
            />
          )}
        </Line>
      ))}
    </Rows>
  );
}
