import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { entradaComunicado, wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, HourField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useQuestion } from '../../../shared/use-question.ts';
import { inputOf, startOf, type Values, valuesOf } from '../model/values.ts';
import { Attachments } from './attachments.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { PublishQuestion } from './publish-question.tsx';
import classes from '../wiki.module.css';

// The editor is large. A person who only looks at the list does not wait for it.
const TextFields = lazy(async () => ({ default: (await loadChunk(() => import('./text-fields.tsx'))).TextFields }));

/** Added to the input by the button that publishes nothing. */
const AS_DRAFT = { publicar: false };
const VIEWS = ['escribir', 'vista-previa'] as const;

/** The form of an announcement: what it says, for whom, when, and what is asked of its readers; and how a phone shows it. */
export function WriteForm({ saved }: { saved: ComunicadoEditado | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const format = useFormat();
  const { clock } = useWebServices();
  const [view, setView] = useState<(typeof VIEWS)[number]>('escribir');
  const isOut = saved !== null && saved.estado !== 'borrador' && saved.estado !== 'programado';
  const { ask, answer } = useQuestion();
  const form = useContractForm(wiki.guardar, {
    schema: entradaComunicado,
    which: saved ? { id: saved.id, version: saved.version } : undefined,
    initial: valuesOf(saved, format.lang),
    input: (values) => inputOf(values, true),
    names: {
      'texto.titulo': 'titulo',
      'texto.documento': 'documento',
      'segundo.titulo': 'titulo2',
      'segundo.documento': 'documento2',
      segundo: 'idioma2',
      ficheros: 'nuevos',
      publica: 'publicaDia',
      caduca: 'caducaDia',
    },
    sendsUnchanged: true,
    // What everybody gets is asked about; what nobody sees yet, or has been told of already, is not.
    last: (over) => (isOut || over === AS_DRAFT ? Promise.resolve({}) : ask()),
    draft: `comunicado.${saved?.id ?? 'nuevo'}`,
    notice: ({ estado }) =>
      t(
        estado === 'borrador'
          ? 'wiki.formulario.guardado-borrador'
          : estado === 'programado'
            ? 'wiki.formulario.guardado-programado'
            : isOut
              ? 'gestion.guardado'
              : 'wiki.formulario.guardado-publicado',
      ),
    onSaved: ({ id }) => void navigate({ to: '/wiki', search: { ver: id } }),
  });
  const zone = saved?.zona ?? format.zone;
  const isLater = isStillToCome(startOf(form.values), clock.now().toZonedDateTimeISO(zone).toPlainDateTime().toString());
  const save = isOut ? 'guardar' : isLater ? 'programar' : 'publicar';
  return (
    <Form
      of={form}
      save={t(`wiki.formulario.${save}`)}
      beside={
        !isOut && (
          <Button variant="default" disabled={form.isBusy} onClick={() => form.submit(AS_DRAFT)}>
            {t('wiki.formulario.borrador')}
          </Button>
        )
      }
    >
      <SegmentChoice
        maw="24rem"
        aria-label={t('wiki.formulario.texto')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: t(`wiki.formulario.${value}`) }))}
        onChoose={setView}
      />
      {view === 'vista-previa' ? (
        <PhonePreview values={form.values} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.text}>
            <Suspense fallback={<Block height="24rem" />}>
              <TextFields of={form} isFixed={isOut && saved.confirmacion} />
            </Suspense>
            <Attachments of={form} />
          </div>
          <div className={classes.side}>
            <AudienceFields of={form} />
            <WhenFields of={form} zona={saved?.zona} isOut={isOut} />
          </div>
        </div>
      )}
      {answer && <PublishQuestion values={form.values} isLater={isLater} onYes={() => answer(true)} onNo={() => answer(false)} />}
    </Form>
  );
}

/** Whether an hour is later than now, both of the company. */
const isStillToCome = (local: string | null, now: string): boolean => local !== null && local > now.slice(0, 16);

type Props = { of: ContractForm<Values>; zona: string | undefined; /** It is published: its beginning is over. */ isOut: boolean };

/** From when and until when it is read, whether it stays at the top, and whether reading is confirmed. */
function WhenFields({ of, zona, isOut }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section title={t('wiki.formulario.cuando.titulo')}>
      <Stack gap="md">
        {!isOut && (
          <div className={classes.pair}>
            <DayField of={of} name="publicaDia" toward="future" label={t('wiki.formulario.cuando.publica')} />
            <HourField of={of} name="publicaHora" label={t('wiki.formulario.cuando.hora')} />
          </div>
        )}
        <div className={classes.pair}>
          <DayField of={of} name="caducaDia" toward="future" label={t('wiki.formulario.cuando.caduca')} />
          <HourField of={of} name="caducaHora" label={t('wiki.formulario.cuando.hora')} />
        </div>
        <Text c="dimmed" size="sm">
          {t(isOut ? 'wiki.formulario.cuando.nota-publicado' : 'wiki.formulario.cuando.nota', { zona: zona ?? format.zone })}
        </Text>
        <SwitchField of={of} name="fijado" label={t('wiki.formulario.fijado')} note={t('wiki.formulario.fijado-nota')} />
        <SwitchField of={of} name="confirmacion" label={t('wiki.formulario.confirmacion')} note={t('wiki.formulario.confirmacion-nota')} />
        {of.values.confirmacion && <DayField of={of} name="confirmarAntes" toward="future" label={t('wiki.formulario.confirmar-antes')} />}
      </Stack>
    </Section>
  );
}
