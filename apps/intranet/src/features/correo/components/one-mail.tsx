import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput } from '@mantine/core';
import { correo, type CorreoVista } from '@jornada/contract';
import { Facts } from '@jornada/ui/facts.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCopy, IconEye } from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Actions } from '@jornada/web/form/problem.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** One mail. Its text is shown only while it waits to be handed over. */
export function OneMail({ mail, onClose }: { mail: CorreoVista; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = (instant: string | null) =>
    instant === null ? t('correos.no') : `${format.date(format.dayOf(instant), 'numeric')}, ${format.hour(instant)}`;
  const { asunto, para, destinatario, creado, enviado, entregado, caduca, intentos, motivo, sePuedeVer, llevaEnlace, id } = mail;
  const handed = entregado && { por: entregado.por, cuando: when(entregado.momento) };
  return (
    <Aside title={asunto} note={destinatario === null ? para : `${destinatario} · ${para}`} onClose={onClose}>
      <Facts
        items={[
          [t('correos.creado'), when(creado)],
          handed ? [t('correos.entregado'), t('correos.entregado-por', handed)] : [t('correos.enviado'), when(enviado)],
          [t('correos.caduca'), when(caduca)],
          [t('correos.intentos'), intentos],
          ...(motivo && !handed ? ([[t('correos.motivo'), motivo === 'caducado' ? t('correos.caducado') : motivo]] as const) : []),
        ]}
      />
      {sePuedeVer && (llevaEnlace ? <Guarded id={id} handed={handed} /> : <Words id={id} />)}
    </Aside>
  );
}

/** A link that opens somebody's account is shown only on request, which the audit log records. */
function Guarded({ id, handed }: { id: number; handed: { por: string; cuando: string } | null }) {
  const { t } = useTranslation();
  const { mutate, data, error, isPending } = useSend(correo.ver);
  const deliver = useSend(correo.ver);
  if (data) return <Handed texto={data.texto} enlace={data.enlace} onTaken={() => deliver.mutate({ id, para: 'entregar' })} />;
  return (
    <Section title={t('correos.entregar')} note={handed ? t('correos.ya-entregado', handed) : t('correos.queda-anotado')}>
      <Actions error={error}>
        <Button variant="default" leftSection={<Glyph of={IconEye} />} loading={isPending} onClick={() => mutate({ id })}>
          {t(handed ? 'correos.abrir-otra-vez' : 'correos.abrir')}
        </Button>
      </Actions>
    </Section>
  );
}

function Words({ id }: { id: number }) {
  return <Loaded query={useRead(correo.ver, { id })}>{({ texto, enlace }) => <Handed texto={texto} enlace={enlace} />}</Loaded>;
}

function Handed({ texto, enlace, onTaken }: { texto: string; enlace: string | null; onTaken?: () => void }) {
  const { t } = useTranslation();
  return (
    <Section title={t('correos.entregar')} {...(enlace ? { note: t('correos.entregar-nota') } : {})}>
      <Quote>{texto}</Quote>
      {enlace && <CopyLink link={enlace} onTaken={onTaken} />}
    </Section>
  );
}

/** Copies a link. Browsers forbid this on pages without TLS, and some ask first; then the link is shown, to be copied by hand. */
function CopyLink({ link, onTaken }: { link: string; onTaken: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [isByHand, setByHand] = useState(false);
  const copy = async () => {
    onTaken?.();
    try {
      await navigator.clipboard.writeText(link);
      notices.show(t('correos.copiado'));
    } catch {
      setByHand(true);
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<Glyph of={IconCopy} />} onClick={() => void copy()}>
        {t('correos.copiar')}
      </Button>
      {isByHand && (
        <TextInput
          label={t('correos.enlace')}
          description={t('correos.copiar-a-mano')}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
