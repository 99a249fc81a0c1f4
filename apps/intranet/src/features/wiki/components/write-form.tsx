import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { entradaComunicado, wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useQuestion } from '../../../shared/use-question.ts';
import { inputOf, startOf, valuesOf } from '../model/values.ts';
import { Attachments } from './attachments.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { WhenFields } from './when-fields.tsx';
import classes from '../wiki.module.css';

// The editor is large. Whoever only looks at the list does not wait for it.
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
