import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import type { AjustesAvisos } from '@jornada/contract/notificaciones.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import classes from '../configuracion.module.css';
import { usePonerAviso } from '../notifications-api.ts';

type Clase = AjustesAvisos['avisos'][number]['clase'];
type Canal = 'push' | 'correo';

type Props = {
  ajustes: AjustesAvisos;
  /** Why no notification can reach this person; null if one can. */
  noPush: string | null;
};

/** One row for each class, one box for each way. A choice is shown at once, while it is being saved. */
export function NoticeKinds({ ajustes: { avisos, correo }, noPush }: Props) {
  const { t } = useTranslation();
  const set = usePonerAviso();
  const why = useId();
  const [underWay, setUnderWay] = useState<{ clase: Clase; canal: Canal; activo: boolean } | null>(null);
  const choose = (clase: Clase, canal: Canal, activo: boolean): void => {
    setUnderWay({ clase, canal, activo });
    set.mutate({ clase, canal, activo }, { onSettled: () => setUnderWay(null) });
  };
  const isOn = (aviso: AjustesAvisos['avisos'][number], canal: Canal): boolean =>
    underWay?.clase === aviso.clase && underWay.canal === canal ? underWay.activo : aviso[canal];
  return (
    <>
      <p className={classes.note}>
        {noPush !== null && <span id={why}>{`${t('notificaciones.canal.push')}: ${noPush}. `}</span>}
        {t('notificaciones.de-que')}
      </p>
      <Rows as="div" framed="inset" aria-busy={set.isPending}>
        {avisos.map((aviso) => (
          <fieldset key={aviso.clase} className={classes.kind}>
            <legend>{t(`notificaciones.clases.${aviso.clase}`)}</legend>
            {(['push', 'correo'] as const).map((canal) => (
              <label key={canal} className={classes.way}>
                <input
                  type="checkbox"
                  checked={isOn(aviso, canal)}
                  aria-describedby={canal === 'push' && noPush !== null ? why : undefined}
                  disabled={canal === 'push' ? noPush !== null : correo === null}
                  onChange={(event) => choose(aviso.clase, canal, event.currentTarget.checked)}
                />
                <span>{t(canal === 'push' ? 'notificaciones.canal.push' : 'notificaciones.canal.correo')}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </Rows>
      <p className={classes.note}>{correo === null ? t('notificaciones.sin-direccion') : t('notificaciones.a-direccion', { correo })}</p>
      {set.error && !set.isPending && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          {set.error instanceof ApiError ? set.error.message : t('errores.general.desconocido')}
        </Text>
      )}
    </>
  );
}
