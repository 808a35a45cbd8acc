import { localePath } from '../../../shared/locale'
import { fill } from '../../../shared/message'
import { commentsPath, type PublicComment } from '../contract'
import { CommentItem } from '../thread/CommentItem'
import { CommentForm, type CommentFormProps } from './CommentForm'

interface FormPageProps extends CommentFormProps {
  /** Without a name while the database is away. */
  school: { slug: string; name?: string }
  /** What is replied to. */
  above?: PublicComment
  /** The captcha asks for the first time: nothing is wrong yet. */
  oneMoreStep?: boolean
}

/** The form on a page of its own: when something was wrong with it, and for replies without JavaScript. */
export function FormPage({ school, above, oneMoreStep, ...form }: FormPageProps) {
  const { locale, t } = form
  const title = above ? fill(t.replyTo, { author: above.author || t.anonymous }) : t.writeTitle
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        {school.name && (
          <p className="kicker">
            <a href={localePath(locale, commentsPath(school.slug))}>
              {fill(t.threadTitle, { school: school.name })}
            </a>
          </p>
        )}
        <h1>{oneMoreStep ? t.oneMoreStep : title}</h1>
        {oneMoreStep && <p className="lead">{t.oneMoreStepText}</p>}
      </header>
      {above && <CommentItem comment={above} locale={locale} t={t} avatars={form.settings.avatars} />}
      <CommentForm {...form} />
    </div>
  )
}
