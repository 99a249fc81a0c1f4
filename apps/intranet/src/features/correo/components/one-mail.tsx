import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { correo, type CorreoVista } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCopy } from '@jornada/ui/icons.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '../../../platform/calls.ts';
import { Aside } from '../../../platform/list-aside.tsx';
import { Loaded } from '../../../platform/loaded.tsx';
import { Facts, Section } from '../../../platform/parts.tsx';
import classes from '../correo.module.css';

/** One mail. Its words show only while it waits to be handed over. */
export function OneMail({ mail, onClose }: { mail: CorreoVista; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = (instant: string | null) =>
    instant === null ? t('correos.no') : `${format.date(format.dayOf(instant), 'numeric')}, ${format.hour(instant)}`;
  const { asunto, para, creado, enviado, caduca, intentos, motivo, sePuedeVer, id } = mail;
  return (
    <Aside title={asunto} note={para} onClose={onClose}>
      <Facts
        items={[
          [t('correos.creado'), when(creado)],
          [t('correos.enviado'), when(enviado)],
          [t('correos.caduca'), when(caduca)],
          [t('correos.intentos'), intentos],
          ...(motivo ? ([[t('correos.motivo'), motivo === 'caducado' ? t('correos.caducado') : motivo]] as const) : []),
        ]}
      />
      {sePuedeVer && <Words id={id} />}
    </Aside>
  );
}

function Words({ id }: { id: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const query = useRead(correo.ver, { id });
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => notices.show(t('correos.copiado')));
  return (
    <Section title={t('correos.entregar')} note={t('correos.entregar-nota')}>
      <Loaded query={query}>
        {({ texto, enlace }) => (
          <>
            <p className={classes.words}>{texto}</p>
            {enlace && (
              <Button variant="default" leftSection={<Glyph of={IconCopy} />} onClick={() => copy(enlace)}>
                {t('correos.copiar')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
