import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Textarea, VisuallyHidden } from '@mantine/core';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArchive, IconPencil, IconArrowBackUp, IconPlus, IconSend, IconX } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { ACCEPTED } from '@jornada/web/files/accepted.ts';
import { FileInput } from '@jornada/web/files/file-input.tsx';
import { UploadRow } from '@jornada/web/files/upload-row.tsx';
import type { ChatFocus } from '../model/focus.ts';
import { useCompose } from '../use-compose.ts';
import { useMentions } from '../use-mentions.ts';
import { useChatWords } from '../use-words.ts';
import { NamedPeople } from './named-people.tsx';
import { RingNote } from './ring-note.tsx';
import classes from './composer.module.css';

type Props = { sala: SalaDeChatAbierta; focus: ChatFocus; onDone: () => void };

/** The field to write, with what is answered or changed, the files, and when it rings. */
export function Composer(props: Props) {
  const { t } = useTranslation();
  const { sala } = props;
  // What is changed is typed apart from what is written anew.
  if (sala.escribe) return <Field key={props.focus?.how === 'edit' ? props.focus.mensaje.id : 0} {...props} />;
  const words = sala.estado === 'archivado' ? t('chat.sala.archivada') : t('chat.sala.ya-no-esta', { nombre: sala.persona?.nombre ?? '' });
  return (
    <div className={classes.foot}>
      <Note icon={IconArchive}>{words}</Note>
    </div>
  );
}

function Field({ sala, focus, onDone }: Props) {
  const { t } = useTranslation();
  const { nameOf } = useChatWords();
  const isDesktop = useIsDesktop();
  const field = useRef<HTMLTextAreaElement>(null);
  const { place, isOver, ...compose } = useCompose({ sala, focus, onDone });
  const { text, uploads, isBusy, excess, named, nameIn } = compose;
  const mentions = useMentions({ sala, text, named, onChoose: nameIn, field });
  const list = useId();
  const isOffered = mentions.people.length > 0;
  useEffect(() => {
    // A person who has a keyboard writes at once. On a phone the field's keyboard would cover the messages.
    if (focus || matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [focus, field]);
  return (
    <div className={classes.foot} ref={place} data-over={isOver}>
      {sala.estado === 'archivado' && <Note icon={IconArchive}>{t('chat.sala.reabrir-rrhh')}</Note>}
      {focus && (
        <div className={classes.focus}>
          <Glyph of={focus.how === 'edit' ? IconPencil : IconArrowBackUp} size="sm" />
          <span className={classes.words}>
            <b>
              {focus.how === 'edit'
                ? t('chat.escribir.editas')
                : t('chat.escribir.responde-a', { nombre: focus.mensaje.mio ? t('chat.tu') : (focus.mensaje.autor?.nombre ?? '') })}
            </b>
            <span>{focus.mensaje.texto ?? t('chat.resumen.ficheros')}</span>
          </span>
          <ActionIcon aria-label={t('chat.escribir.dejar')} onClick={compose.stop}>
            <Glyph of={IconX} />
          </ActionIcon>
        </div>
      )}
      {uploads.items.length > 0 && (
        <Rows className={classes.files}>
          {uploads.items.map((item) => (
            <UploadRow key={item.key} item={item} onRemove={() => uploads.remove(item.key)} onRetry={() => uploads.retry(item.key)} />
          ))}
        </Rows>
      )}
      {uploads.remarks.map((remark) => (
        <p key={remark} data-tone="warn" role="status">
          {remark}
        </p>
      ))}
      {focus?.how !== 'edit' && <RingNote sala={sala} isUrgent={compose.isUrgent} onUrgent={compose.setUrgent} />}
      <NamedPeople id={list} people={mentions.people} at={mentions.at} onChoose={mentions.choose} />
      <form
        className={classes.field}
        onSubmit={(event) => {
          event.preventDefault();
          void compose.send();
        }}
      >
        {focus?.how !== 'edit' && (
          <label className={classes.plus}>
            <Glyph of={IconPlus} size="lg" />
            <VisuallyHidden>{t('chat.escribir.adjuntar')}</VisuallyHidden>
            <FileInput accept={ACCEPTED} isMultiple onFile={uploads.add} />
          </label>
        )}
        <Textarea
          ref={field}
          className={classes.text}
          autosize
          minRows={1}
          maxRows={6}
          aria-label={t('chat.escribir.campo')}
          placeholder={isDesktop ? t('chat.escribir.a', { nombre: nameOf(sala) }) : t('chat.escribir.campo')}
          value={text}
          // What is typed while files or a change are on their way would be taken for sent.
          readOnly={isBusy}
          error={excess > 0 ? t('chat.escribir.demasiado', { count: excess }) : undefined}
          aria-autocomplete="list"
          aria-controls={isOffered ? list : undefined}
          aria-activedescendant={isOffered ? `${list}-${mentions.at}` : undefined}
          onChange={({ currentTarget: { value, selectionEnd } }) => {
            compose.setText(value);
            mentions.look(selectionEnd);
          }}
          onSelect={({ currentTarget }) => mentions.look(currentTarget.selectionEnd)}
          onBlur={() => mentions.look(null)}
          onKeyDown={(event) => {
            if (!mentions.onKey(event)) compose.onKey(event);
          }}
          onPaste={compose.onPaste}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          size="3rem"
          radius="full"
          loading={isBusy}
          disabled={!compose.canSend}
          aria-label={t(focus?.how === 'edit' ? 'chat.escribir.guardar' : 'chat.escribir.enviar')}
        >
          <Glyph of={IconSend} size="lg" />
        </ActionIcon>
      </form>
    </div>
  );
}
